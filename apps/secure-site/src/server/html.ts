/** Text that is HTML already. */
export class Html {
  constructor(readonly text: string) {}
}

/** HTML of which every value is escaped, unless it is HTML itself. */
export const html = (strings: TemplateStringsArray, ...values: (string | number | Html)[]) =>
  new Html(strings.reduce((text, part, index) => `${text}${toText(values[index - 1] ?? '')}${part}`))

export const list = (parts: readonly Html[]) => new Html(parts.map(({ text }) => text).join('\n'))

const toText = (value: string | number | Html) =>
  value instanceof Html ? value.text : String(value).replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`)
