export function readWindowPath(path: string): unknown {
  const page: unknown = typeof window === 'undefined' ? undefined : window
  return path.split('.').reduce((from, name) => (from as Readonly<Record<string, unknown>> | undefined)?.[name], page)
}
