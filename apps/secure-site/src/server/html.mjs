/** Text that is HTML already. */
export class Html {
  /** @param {string} text */
  constructor(text) {
    this.text = text
  }
}

/**
 * HTML of which every value is escaped, unless it is HTML itself.
 *
 * @param {TemplateStringsArray} strings
 * @param {(string | number | Html)[]} values
 */
export const html = (strings, ...values) =>
  new Html(strings.reduce((text, part, index) => `${text}${toText(values[index - 1] ?? '')}${part}`))

/** @param {readonly Html[]} parts */
export const list = (parts) => new Html(parts.map(({ text }) => text).join('\n'))

/** @param {string | number | Html} value */
const toText = (value) =>
  value instanceof Html ? value.text : String(value).replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`)
