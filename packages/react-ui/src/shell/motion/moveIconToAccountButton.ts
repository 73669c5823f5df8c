import { cloneForExit } from './cloneForExit.js'
import { RING_ICON_SELECTOR } from './useIconTransition.js'

const ICON_TRANSITION_MS = 320
const EASE = 'cubic-bezier(0.4, 0, 0.2, 1)'

/** Moves the ring's icon out of the closing modal to the avatar of the page's account button, if one is in view. */
export function moveIconToAccountButton(root: ShadowRoot): void {
  const icon = root.querySelector<HTMLElement>(RING_ICON_SELECTOR)
  const scope = icon?.closest('.fy')
  // Finds avatars by the account name that follows them as the last child: a token's icon precedes a balance instead.
  const names = [...document.querySelectorAll('.fy-page__a + bdi:last-child')]
  const avatar = names.map(({ previousElementSibling }) => previousElementSibling).find(isInView)
  if (!icon || !scope || !avatar) return
  // A shallow clone of the modal's root element has its theme and CSS variables.
  const layer = scope.cloneNode() as HTMLElement
  layer.className = 'fy'
  const flyer = cloneForExit(icon)
  flyer.classList.add('fy-flyer', 'fy-flyer--page')
  layer.append(flyer)
  root.append(layer)
  const { width: size } = flyer.getBoundingClientRect()
  const place = (element: Element): string => {
    const { left, top, width } = element.getBoundingClientRect()
    return `translate(${left}px, ${top}px) scale(${width / size})`
  }
  const flight = flyer.animate(
    [{ transform: place(icon) }, { opacity: 1, offset: 0.7 }, { transform: place(avatar), opacity: 0 }],
    { duration: ICON_TRANSITION_MS, easing: EASE },
  )
  // Hides the icon in the clone of the closing modal, which fades out meanwhile.
  root.querySelector<HTMLElement>(`.is-leaving ${RING_ICON_SELECTOR}`)?.style.setProperty('visibility', 'hidden')
  const land = () => layer.remove()
  flight.finished.then(land, land)
}

function isInView(element: Element | null): element is Element {
  if (!element) return false
  const { left, top, right, bottom, width } = element.getBoundingClientRect()
  return width > 0 && left >= 0 && top >= 0 && right <= window.innerWidth && bottom <= window.innerHeight
}
