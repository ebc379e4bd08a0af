// Set-up file of the screen tests.
import { configure } from '@testing-library/react'

/** A screen's code is loaded when it is first opened, which takes long on a busy machine. */
configure({ asyncUtilTimeout: 20_000 })
