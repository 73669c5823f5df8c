/** Where the frame floats. CSS pixels of the viewport. */
export interface FrameSlot {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** A CSS `border-radius`. @default '0' */
  readonly radius?: string | undefined
}

/** Above any dialog, and also while hidden: a dialog that makes the page behind it inert leaves alone what lies above. */
const Z_INDEX = '2147483647'

const TITLE = 'Embedded wallet'

/** What the frame may do: passkeys, and copying an address. */
const ALLOWED = 'publickey-credentials-get; publickey-credentials-create; clipboard-write'

/** Scripts, its own storage, forms, and links that open elsewhere. Not: leading the page itself away. */
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-storage-access-by-user-activation',
].join(' ')

// Hidden by `visibility`: with `display: none` the document inside has no layout, and draws its screen only when it is shown.
const look = {
  display: 'block',
  position: 'fixed',
  left: '0',
  top: '0',
  width: '360px',
  height: '600px',
  margin: '0',
  padding: '0',
  border: '0',
  'min-width': '0',
  'max-width': 'none',
  'min-height': '0',
  'max-height': 'none',
  transform: 'none',
  filter: 'none',
  opacity: '1',
  'clip-path': 'none',
  'color-scheme': 'normal',
  'z-index': Z_INDEX,
}

/** The element of the frame, out of sight and not yet in the page. */
export function createElement(src: string): HTMLIFrameElement {
  const element = document.createElement('iframe')
  element.dataset.foyerFrame = ''
  element.allow = ALLOWED
  element.referrerPolicy = 'origin'
  element.setAttribute('sandbox', SANDBOX)
  setStyle(element, look)
  placeElement(element, undefined, TITLE)
  element.src = src
  return element
}

/** Shows the frame over a slot, or hides it. Only styles change: the document inside goes on as it was. */
export function placeElement(
  element: HTMLIFrameElement,
  slot: FrameSlot | undefined,
  title?: string | undefined,
): void {
  if (title) element.title = title
  // A dialog that opened meanwhile may have taken it for a part of the page behind.
  if (slot) element.inert = false
  setStyle(element, {
    visibility: slot ? 'visible' : 'hidden',
    'pointer-events': slot ? 'auto' : 'none',
    ...(slot && {
      left: `${slot.left}px`,
      top: `${slot.top}px`,
      width: `${slot.width}px`,
      height: `${slot.height}px`,
      'border-radius': slot.radius ?? '0',
    }),
  })
}

// Through the CSSOM, which a strict policy allows, and stronger than the page's own rules for frames.
function setStyle({ style }: HTMLIFrameElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) style.setProperty(name, value, 'important')
}
