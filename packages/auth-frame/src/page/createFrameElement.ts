/** Describes the position of the frame, in CSS pixels of the viewport. */
export interface FramePosition {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** CSS `border-radius`. @default '0' */
  readonly radius?: string | undefined
}

// The frame has the highest z-index even while it is hidden, because dialogs make the elements below them inert.
const Z_INDEX = '2147483647'

const TITLE = 'Embedded wallet'

const ALLOWED = 'publickey-credentials-get; publickey-credentials-create; clipboard-write'

// The sandbox allows the frame scripts, storage, forms and windows. The frame can navigate the app only when the user
// clicks in it: to the wallet's own page, where no window opens.
const SANDBOX = [
  'allow-scripts',
  'allow-same-origin',
  'allow-forms',
  'allow-popups',
  'allow-popups-to-escape-sandbox',
  'allow-storage-access-by-user-activation',
  'allow-top-navigation-by-user-activation',
].join(' ')

// The frame is hidden by `visibility`: with `display: none` it would paint too late when it is shown.
const FRAME_STYLE = {
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

export function createFrameElement(src: string): HTMLIFrameElement {
  const element = document.createElement('iframe')
  element.dataset.foyerFrame = ''
  element.allow = ALLOWED
  element.referrerPolicy = 'origin'
  element.setAttribute('sandbox', SANDBOX)
  setStyle(element, FRAME_STYLE)
  placeFrameElement(element, undefined, TITLE)
  element.src = src
  return element
}

export function placeFrameElement(
  element: HTMLIFrameElement,
  slot: FramePosition | undefined,
  title?: string | undefined,
): void {
  if (title) element.title = title
  // Removes `inert`, which a dialog of the app may have set on the frame.
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

// Styles that a script sets are allowed by a strict content security policy, and take precedence over the app's CSS
// rules.
function setStyle({ style }: HTMLIFrameElement, values: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(values)) style.setProperty(name, value, 'important')
}
