// Describes an SVG as data, for a data URI (EIP-6963) or for elements under a CSP without `data:`.
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

export function toSvgUri(svg: SvgNode): `data:image/svg+xml;base64,${string}` {
  return `data:image/svg+xml;base64,${btoa(toSvgText(svg))}`
}

export function toSvgText([tag, attributes, children = []]: SvgNode): string {
  return toText([tag, { xmlns: NAMESPACE, ...attributes }, children])
}

function toText([tag, attributes, children = []]: SvgNode): string {
  const pairs = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`)
  return `<${tag}${pairs.join('')}>${children.map(toText).join('')}</${tag}>`
}
