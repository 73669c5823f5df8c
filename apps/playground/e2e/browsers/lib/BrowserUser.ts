/** Describes an element by role and name. */
export interface BrowserTarget {
  readonly role: 'button' | 'textbox' | 'dialog' | 'tab'
  /** Start of the element's accessible name. */
  readonly name: string
}

export type BrowserKey = 'Tab' | 'Enter' | 'Escape'

/** Drives a browser with empty storage, by real input in place of events dispatched in the page. */
export interface BrowserUser {
  open(path: string): Promise<void>
  reload(): Promise<void>
  /** Waits for an element, points at it, and clicks. */
  press(part: BrowserTarget): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  key(key: BrowserKey): Promise<void>
  /** Types into the focused element of a window that the page has opened, and waits until it closes. */
  typeInWindow(text: string): Promise<void>
  /** Runs a function in the page. */
  read<Args extends readonly unknown[], T>(act: (...args: Args) => T, ...args: Args): Promise<T>
  leave(): Promise<void>
}
