import type { FetchedScript } from './fetchedScripts'

/** Describes the build's scripts: see `vite/figures.ts`. Missing in development. */
export interface BuildSizes {
  /** Bytes of Foyer before a click, in the smallest app of this build; 0 in the demo, which lacks that app. */
  readonly site: number
  readonly files: Readonly<Record<string, { readonly gzip: number; readonly foyer: number } | undefined>>
}

let requested: Promise<BuildSizes | undefined> | undefined

export function loadBuildSizes(): Promise<BuildSizes | undefined> {
  requested ??= import.meta.env.PROD
    ? fetch(new URL('build.json', document.baseURI)).then(
        (answer) => (answer.ok ? (answer.json() as Promise<BuildSizes>) : undefined),
        () => undefined,
      )
    : Promise.resolve(undefined)
  return requested
}

/** Sums bytes over the wire, by the build's counts if known. */
export function sumScriptBytes(
  scripts: readonly FetchedScript[],
  build: BuildSizes | undefined,
): { readonly all: number; readonly foyer: number } {
  const known = scripts.map(({ path, size }) => build?.files[path] ?? { gzip: size, foyer: 0 })
  return {
    all: known.reduce((sum, { gzip }) => sum + gzip, 0),
    foyer: known.reduce((sum, { foyer }) => sum + foyer, 0),
  }
}
