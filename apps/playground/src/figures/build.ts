import type { Fetched } from './fetched'

/** What the build says of its scripts: see `vite/figures.ts`. A development server has none. */
export interface Build {
  /** Bytes of Foyer before a click, in the smallest site of this build. */
  readonly site: number
  readonly files: Readonly<Record<string, { readonly gzip: number; readonly foyer: number } | undefined>>
}

let asked: Promise<Build | undefined> | undefined

export function loadBuild(): Promise<Build | undefined> {
  asked ??= import.meta.env.PROD
    ? fetch('/build.json').then(
        (answer) => (answer.ok ? (answer.json() as Promise<Build>) : undefined),
        () => undefined,
      )
    : Promise.resolve(undefined)
  return asked
}

/** Bytes over the wire, as this build counts them, else as they came. */
export function weigh(
  scripts: readonly Fetched[],
  build: Build | undefined,
): { readonly all: number; readonly foyer: number } {
  const known = scripts.map(({ path, size }) => build?.files[path] ?? { gzip: size, foyer: 0 })
  return {
    all: known.reduce((sum, { gzip }) => sum + gzip, 0),
    foyer: known.reduce((sum, { foyer }) => sum + foyer, 0),
  }
}
