/** A drawing as data: it becomes a data URI for EIP-6963, and elements for the panel under a CSP without `data:`. */
export type SvgNode = readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
  children?: readonly SvgNode[],
]

const NAMESPACE = 'http://www.w3.org/2000/svg'

export function toSvgElement(document: Document, [tag, attributes, children = []]: SvgNode): SVGElement {
  const element = document.createElementNS(NAMESPACE, tag) as SVGElement
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children.map((child) => toSvgElement(document, child)))
  return element
}

export function toSvgUri([tag, attributes, children]: SvgNode): `data:image/svg+xml;base64,${string}` {
  return `data:image/svg+xml;base64,${btoa(toText([tag, { xmlns: NAMESPACE, ...attributes }, children ?? []]))}`
}

function toText([tag, attributes, children = []]: SvgNode): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${pairs.join('')}>${children.map(toText).join('')}</${tag}>`
}
