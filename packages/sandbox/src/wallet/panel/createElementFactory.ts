export type CreateElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes?: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
) => HTMLElementTagNameMap[Tag]

// Parses no HTML text, as strict CSP and Trusted Types require.
export function createElementFactory(document: Document): CreateElement {
  return (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...children)
    return element
  }
}
