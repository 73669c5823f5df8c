import { isImageUrl } from '@foyer/core/internal/page'
import { getIconHue } from '@foyer/react-ui/internal/accountButtons'

// Assistive technology skips marks, as the button's name says the same.
export function createMark(className: string): HTMLSpanElement {
  const mark = document.createElement('span')
  mark.className = className
  mark.setAttribute('aria-hidden', 'true')
  return mark
}

export function createText(className: string, text: string): HTMLElement {
  const element = document.createElement('bdi')
  element.className = className
  element.textContent = text
  return element
}

export interface IconParameters {
  /** Text from which the icon's color is derived. */
  readonly of: string
  readonly imageUrl: string | undefined
  /** Shown while the icon has no picture. @default a pattern */
  readonly letter?: string | undefined
  readonly draw?: ((host: HTMLElement) => void) | undefined
  /** True while the picture is loading; the icon stays empty until then. */
  readonly isLoading?: boolean | undefined
}

/** Creates the round icon of a button. CSS draws the letter, which keeps it out of the button's text. */
export function createIcon({ of, imageUrl, letter, draw, isLoading }: IconParameters): HTMLSpanElement {
  const icon = createMark(`fy-page__i${letter ? '' : ' fy-page__a'}`)
  icon.style.setProperty('--h', String(getIconHue(of)))
  const fill = () => {
    icon.replaceChildren()
    icon.toggleAttribute('data-coming', isLoading === true)
    if (draw) draw(icon.appendChild(document.createElement('span')))
    else if (letter && !isLoading) icon.dataset.letter = letter
  }
  if (imageUrl === undefined || !isImageUrl(imageUrl)) {
    fill()
    return icon
  }
  const image = document.createElement('img')
  image.alt = ''
  image.referrerPolicy = 'no-referrer'
  image.onerror = fill
  image.src = imageUrl
  icon.append(image)
  return icon
}
