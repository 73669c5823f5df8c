/** Something on the screen, as a visitor names it. */
export interface Part {
  readonly role: 'button' | 'textbox' | 'dialog' | 'tab'
  /** What its name begins with. */
  readonly name: string
}

export type Key = 'Tab' | 'Enter' | 'Escape'

/** Somebody with a browser of their own: no storage, no cookies. What they do is done by way of the browser, not of the page. */
export interface Visitor {
  open(path: string): Promise<void>
  reload(): Promise<void>
  /** Points at something that is there or comes, and presses. */
  press(part: Part): Promise<void>
  /** Into what has the focus. */
  type(text: string): Promise<void>
  key(key: Key): Promise<void>
  /** Runs in the page. */
  read<Args extends readonly unknown[], T>(act: (...args: Args) => T, ...args: Args): Promise<T>
  leave(): Promise<void>
}
