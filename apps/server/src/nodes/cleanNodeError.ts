const MAX_MESSAGE_LENGTH = 300
const MAX_TEXT_LENGTH = 2_000

const URLS = /\b[a-z][a-z\d+.-]*:\/\/\S+/gi
const PATHS = /(?<=^|[\s('"`=[])(?:\.{0,2}(?:\/[\w.@+~-]+){2,}|[a-z]:\\[^\s)'"`]+)(?::\d+)*\/?/gi

export interface NodeCallError {
  readonly code: number
  readonly message: string
  readonly data?: unknown
}

/** Removes what an error of a node tells about its machine: stacks, paths and URLs. */
export const cleanNodeError = ({ code, message, data }: NodeCallError): NodeCallError => ({
  code,
  message: cleanText(message, MAX_MESSAGE_LENGTH) || 'The node refused the call.',
  ...(data !== undefined && { data: cleanData(data) }),
})

const cleanData = (data: unknown): unknown =>
  JSON.parse(
    JSON.stringify(data, (key, value: unknown) => {
      if (key === 'stack') return undefined
      return typeof value === 'string' && /\s/.test(value) ? cleanText(value, MAX_TEXT_LENGTH) : value
    }),
  )

const cleanText = (text: string, maxLength: number): string =>
  (text.trim().split(/\r?\n/, 1)[0] ?? '')
    .replace(URLS, '…')
    .replace(PATHS, '…')
    .replace(/\p{C}/gu, '')
    .trim()
    .slice(0, maxLength)
