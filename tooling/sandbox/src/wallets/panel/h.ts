export type H = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes?: Readonly<Record<string, string>>,
  ...children: readonly (Node | string)[]
) => HTMLElementTagNameMap[Tag]

/** Elements of one document, without a line of HTML text: what a strict CSP and Trusted Types both let through. */
export function createH(document: Document): H {
  return (tag, attributes = {}, ...children) => {
    const element = document.createElement(tag)
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
    element.append(...children)
    return element
  }
}
