/** Describes an element by role and name. */
export interface BrowserTarget {
  readonly role: 'button' | 'textbox' | 'dialog' | 'tab'
  /** Start of its accessible name. */
  readonly name: string
}

export type BrowserKey = 'Tab' | 'Enter' | 'Escape'

/** Drives a browser with empty storage, by the browser's input rather than the page's. */
export interface BrowserUser {
  open(path: string): Promise<void>
  reload(): Promise<void>
  /** Waits for an element, points at it, and clicks. */
  press(part: BrowserTarget): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  key(key: BrowserKey): Promise<void>
  /** Runs a function in the page. */
  read<Args extends readonly unknown[], T>(act: (...args: Args) => T, ...args: Args): Promise<T>
  leave(): Promise<void>
}
