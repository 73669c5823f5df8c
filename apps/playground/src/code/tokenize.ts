export type TokenKind = 'comment' | 'string' | 'keyword' | 'number' | 'tag' | 'name' | 'call' | 'plain'

export interface Token {
  readonly kind: TokenKind
  readonly text: string
}

// Enough for the code on this page; a real grammar would be a dependency for three colors.
const pattern = new RegExp(
  [
    /(?<comment>\/\/[^\n]*)/,
    /(?<string>'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`)/,
    /(?<tag><\/?[A-Z]\w*|(?<=<\w*)\/>|<\/?(?:header)\b)/,
    /(?<keyword>\b(?:import|export|from|const|function|return|await|for|of|undefined|true|false)\b)/,
    /(?<number>\b\d+\b)/,
    /(?<call>\b[A-Za-z_$][\w$]*(?=\())/,
    /(?<name>\b[A-Za-z_$][\w$]*(?=\??:))/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
)

/** Splits code into tokens with colors. Their concatenation is the code. */
export function tokenize(code: string): readonly Token[] {
  const tokens: Token[] = []
  let end = 0
  for (const match of code.matchAll(pattern)) {
    if (match.index > end) tokens.push({ kind: 'plain', text: code.slice(end, match.index) })
    const [kind] = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined) ?? ['plain']
    tokens.push({ kind: kind as TokenKind, text: match[0] })
    end = match.index + match[0].length
  }
  if (end < code.length) tokens.push({ kind: 'plain', text: code.slice(end) })
  return tokens
}
