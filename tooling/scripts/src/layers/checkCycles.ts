import type { Module } from './readModules'

/** Finds runtime import cycles, one sentence each. An `import()` closes no cycle: it is evaluated later. */
export function checkCycles(modules: readonly Module[]) {
  const targets = new Map(
    modules.map(({ path, imports }) => [
      path,
      imports.flatMap(({ target, typeOnly, lazy }) => (target && !typeOnly && !lazy ? [target] : [])),
    ]),
  )
  const done = new Set<string>()
  const problems: string[] = []
  const visit = (path: string, trail: readonly string[]) => {
    const start = trail.indexOf(path)
    if (start >= 0) problems.push(`A circle of imports: ${[...trail.slice(start), path].join(' → ')}.`)
    if (start >= 0 || done.has(path)) return
    for (const target of targets.get(path) ?? []) visit(target, [...trail, path])
    done.add(path)
  }
  for (const path of targets.keys()) visit(path, [])
  return problems
}
