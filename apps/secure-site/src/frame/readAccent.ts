const NAMES = ['--fy-accent', '--w3m-accent']
/** Values that are a colour and cannot be anything else: no `url()`, no `var()`. */
const COLOUR = /^(#[\da-f]{3,8}|[a-z]{3,20}|(rgb|hsl|oklch|oklab|lab|lch)a?\([\d\s.,%/a-z-]{3,60}\))$/i

/** The page's accent, when it is a colour. */
export function readAccent(variables: Readonly<Record<string, string | number>>): string | undefined {
  const value = NAMES.map((name) => variables[name]).find((each) => typeof each === 'string')
  if (typeof value !== 'string' || !COLOUR.test(value.trim())) return undefined
  return CSS.supports('color', value) ? value.trim() : undefined
}
