import { createElement } from '../screen/createElement'

const PLACE = '\0'

/** Draws a sentence with its value in bold, wherever the language puts it. */
export function drawBold(sentence: (value: string) => string, value: string): HTMLElement {
  const parts = sentence(PLACE).split(PLACE)
  return createElement(
    'p',
    {},
    ...parts.flatMap((part, index) => (index === 0 ? [part] : [createElement('b', {}, value), part])),
  )
}
