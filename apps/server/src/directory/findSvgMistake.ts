const ELEMENTS = new Set(
  (
    'svg g defs title desc symbol use path rect circle ellipse line polyline polygon text tspan style clippath mask pattern ' +
    'lineargradient radialgradient stop filter fegaussianblur feoffset feblend feflood fecomposite fecolormatrix femerge ' +
    'femergenode femorphology fedropshadow fefunca fefuncr fefuncg fefuncb fecomponenttransfer feturbulence ' +
    'fedisplacementmap metadata'
  ).split(' '),
)
const TAG = /<(\/?)([A-Za-z][\w.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*\/?>/g
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const STYLE = /<style\b[^<>]*>([^<]*)<\/style\s*>/gi

/** Finds what makes an SVG more than a drawing: scripts, handlers, references to other files, or unknown elements. */
export function findSvgMistake(text: string): string | undefined {
  const drawing = text
    .replace(/^\uFEFF?\s*<\?xml\s[^<>?]*\?>/, '')
    .replace(/<!--(?:(?!--)[\s\S])*-->/g, '')
    .trim()
  for (const [, element = ''] of drawing.matchAll(/<\/?([A-Za-z][\w:.-]*)/g))
    if (!ELEMENTS.has(element.toLowerCase())) return `has the element ${element}`
  for (const [, , , attributes = ''] of drawing.matchAll(TAG)) {
    for (const [, name = '', double, single] of attributes.matchAll(ATTRIBUTE)) {
      const mistake = findAttributeMistake(name.toLowerCase(), double ?? single ?? '')
      if (mistake !== undefined) return mistake
    }
  }
  for (const [, style = ''] of drawing.matchAll(STYLE))
    if (!isPlainStyle(style)) return 'has a style that can load something'
  const rest = drawing.replace(TAG, '')
  return rest.includes('<') || !/^<svg[\s>]/i.test(drawing) ? 'is not plain SVG' : undefined
}

function findAttributeMistake(name: string, value: string): string | undefined {
  if (name.startsWith('on')) return `has the handler ${name}`
  if (name === 'xmlns' || name.startsWith('xmlns:')) return undefined
  if (name === 'src' || name === 'xml:base') return `has the attribute ${name}`
  if (name === 'href' || name.endsWith(':href'))
    return /^#[\w.-]+$/.test(value) ? undefined : 'refers to something outside of itself'
  return isPlainStyle(value) ? undefined : `has a value of ${name} that can load something`
}

/** Accepts `url(#id)` alone. An escape or an entity could hide another one. */
const isPlainStyle = (value: string) =>
  !/[\\@]|&#|\/\*/.test(value) &&
  !/url\s*\(|image(-set)?\s*\(|src\s*\(/i.test(value.replace(/url\(\s*['"]?#[\w.-]+['"]?\s*\)/gi, ''))
