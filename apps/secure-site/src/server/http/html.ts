export class Html {
  constructor(readonly text: string) {}
}

export const html = (strings: TemplateStringsArray, ...values: (string | number | Html)[]) =>
  new Html(strings.reduce((text, part, index) => `${text}${toText(values[index - 1] ?? '')}${part}`))

export const joinHtml = (parts: readonly Html[]) => new Html(parts.map(({ text }) => text).join('\n'))

const toText = (value: string | number | Html) =>
  value instanceof Html ? value.text : String(value).replace(/[&<>"']/g, (each) => `&#${each.charCodeAt(0)};`)
