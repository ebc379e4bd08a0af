/** The oldest browsers that run the app, and why: docs/decisions/0064-run-on-browsers-of-2021.md. */
export const TARGET = ['chrome94', 'edge94', 'firefox100', 'safari15.4']
