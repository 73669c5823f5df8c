// Allowed elements: shapes and colors, but no text, script, style or link.
const TAGS = new Set(['g', 'path', 'circle', 'defs', 'clipPath', 'linearGradient', 'radialGradient', 'stop'])

// Allowed attributes, with their names in React.
const ATTRIBUTES: Readonly<Record<string, string>> = {
  ...{
    d: 'd',
    id: 'id',
    fill: 'fill',
    opacity: 'opacity',
    offset: 'offset',
    stroke: 'stroke',
    r: 'r',
    cx: 'cx',
    cy: 'cy',
  },
  ...{ x1: 'x1', x2: 'x2', y1: 'y1', y2: 'y2', gradientUnits: 'gradientUnits', gradientTransform: 'gradientTransform' },
  ...{ 'fill-rule': 'fillRule', 'clip-rule': 'clipRule', 'clip-path': 'clipPath', 'fill-opacity': 'fillOpacity' },
  ...{ 'stop-color': 'stopColor', 'stop-opacity': 'stopOpacity' },
  ...{ 'stroke-width': 'strokeWidth', 'stroke-linecap': 'strokeLinecap', 'stroke-miterlimit': 'strokeMiterlimit' },
}

// Allowed values: numbers, words and colors; a reference only within the same picture.
const VALUE = /^(?:[-\w\s.,#%()]*|url\(#\w+\))$/

const CANVAS = /^M0 0h24v24H0z$|^M24 0H0v24h24z$/

export type PicturePart = [tag: string, attributes: Record<string, string>, parts?: PicturePart[]]

/** Parses a 24 × 24 picture into plain data, `[tag, attributes, parts?]`. Throws for anything outside the allowlist. */
export function toPicture(svg: string): PicturePart[] {
  const root = parse(svg)
  if (root[0] !== 'svg' || root[1].viewBox !== '0 0 24 24') throw new Error('Not a picture of 24 × 24.')
  return withShortIds(withoutCanvasClip(root[2] ?? []).map(check))
}

function check([tag, attributes, parts]: PicturePart): PicturePart {
  if (!TAGS.has(tag)) throw new Error(`<${tag}> may not be in a picture.`)
  const known = Object.entries(attributes).map(([name, value]) => {
    const attribute = Object.hasOwn(ATTRIBUTES, name) ? ATTRIBUTES[name] : undefined
    if (attribute === undefined) throw new Error(`${name} may not be in a picture.`)
    if (!VALUE.test(value) || (/url/i.test(value) && !value.startsWith('url(#'))) {
      throw new Error(`${name}="${value}" may not be in a picture.`)
    }
    return [attribute, value]
  })
  const checked = Object.fromEntries(known)
  return parts ? [tag, checked, parts.map(check)] : [tag, checked]
}

// Removes a clip path along the picture's own edge, which the <svg> clips anyway; nearly every picture of web3icons
// has one.
function withoutCanvasClip(parts: PicturePart[]): PicturePart[] {
  const all = (list: PicturePart[]): PicturePart[] => list.flatMap((part) => [part, ...all(part[2] ?? [])])
  const whole = new Set(
    all(parts)
      .filter(([tag, , inner]) => tag === 'clipPath' && inner?.length === 1 && CANVAS.test(inner[0]?.[1].d ?? ''))
      .map(([, { id }]) => `url(#${id})`),
  )
  const strip = (list: PicturePart[]): PicturePart[] =>
    list.flatMap((part): PicturePart[] => {
      const [tag, attributes, inner] = part
      if (tag === 'clipPath' && whole.has(`url(#${attributes.id})`)) return []
      const { 'clip-path': clip = '', ...others } = attributes
      const rest = inner && strip(inner)
      if (tag === 'defs' && rest?.length === 0) return []
      if (!whole.has(clip)) return [rest ? [tag, attributes, rest] : part]
      return tag === 'g' && Object.keys(others).length === 0
        ? (rest ?? [])
        : [rest ? [tag, others, rest] : [tag, others]]
    })
  return strip(parts)
}

// Replaces the picture's element ids by `a`, `b`, ….
function withShortIds(parts: PicturePart[]): PicturePart[] {
  const names = new Map<string, string>()
  const collect = ([, { id }, inner = []]: PicturePart) => {
    if (id) names.set(id, names.size.toString(36))
    inner.forEach(collect)
  }
  parts.forEach(collect)
  const rename = ([tag, attributes, inner]: PicturePart): PicturePart => {
    const renamed = Object.entries(attributes).map(([name, value]) => {
      if (name === 'id') return [name, names.get(value)]
      const [, id] = /^url\(#(\w+)\)$/.exec(value) ?? []
      if (id === undefined) return [name, value]
      if (!names.has(id)) throw new Error(`${name}="${value}" refers to nothing.`)
      return [name, `url(#${names.get(id)})`]
    })
    const own = Object.fromEntries(renamed)
    return inner ? [tag, own, inner.map(rename)] : [tag, own]
  }
  return parts.map(rename)
}

// Parses an element and its children; throws for syntax that generators do not write.
function parse(svg: string): PicturePart {
  const within: PicturePart[] = []
  const open: PicturePart[] = [['', {}, within]]
  let end = 0
  for (const result of svg.matchAll(/\s*<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<>&]*")*)\s*(\/?)>\s*/g)) {
    if (result.index !== end) break
    end = result.index + result[0].length
    const [, isEnd, tag = '', text = '', isEmpty] = result
    if (isEnd) {
      if (open.pop()?.[0] !== tag) throw new Error(`</${tag}> ends nothing.`)
      continue
    }
    const part: PicturePart = [
      tag,
      Object.fromEntries([...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])),
    ]
    const parent = open.at(-1)
    if (!parent) throw new Error('Not an SVG of one element.')
    parent[2] ??= []
    parent[2].push(part)
    if (!isEmpty) open.push(part)
  }
  const [only, ...others] = within
  if (end !== svg.length || open.length !== 1 || !only || others.length > 0)
    throw new Error('Not an SVG of one element.')
  return only
}
