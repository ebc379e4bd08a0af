/** What each engine must be able to do; everything else is the same for all (screen.ts). */
export type Driver = {
  open: (url: string) => Promise<void>
  /** The value of an expression in the page, or in its frame with this selector. */
  evaluate: (expression: string, frame?: string) => Promise<unknown>
  /** Moves the pointer there in the window, and presses. */
  press: (x: number, y: number) => Promise<void>
  /** By the keyboard, into what has the focus. `\n` is the key Enter. */
  type: (text: string) => Promise<void>
  /** Chooses files of this machine in the field with this selector. */
  setFiles: (selector: string, paths: readonly string[]) => Promise<void>
  /** As near as the engine allows. */
  resize: (size: Size) => Promise<void>
  screenshot: () => Promise<Buffer>
  close: () => Promise<unknown>
}

type Size = { width: number; height: number }

export type EngineName = 'chromium' | 'firefox' | 'webkit'

export type EngineOptions = {
  /** Another engine than that of the walk. */
  engine?: EngineName
  /** What the system prefers; light without it. */
  isDark?: boolean
  /** The user has forbidden site data. */
  blocksSiteData?: boolean
}

/** A browser of its own, with storage that no other has. */
export type OpenBrowser = (options?: EngineOptions) => Promise<Driver>
