export interface OutputChunk {
  name: string
  code: string
  /** Loads with the page. */
  isEntry: boolean
  /** Names of the chunks that load with this one. */
  imports: readonly string[]
  modules: readonly string[]
}

export interface BundlerOutput {
  chunks: readonly OutputChunk[]
  /** Loaded chunks by the path of an `import()`. */
  lazy: ReadonlyMap<string, readonly string[]>
}

/** Describes a moment of a visit: its start, or an `import()` of `groups`. */
export interface ImportMoment {
  title: string
  groups?: readonly string[]
  /** Chunks that may load at this moment, by package. */
  allowed?: Readonly<Record<string, readonly string[]>>
  /** Maximum number of files. */
  files?: number
}

export interface MomentLoad {
  title: string
  files: number
  bytes: number
  groups: readonly string[]
}

/** Describes a bundler's result, with its tolerances. */
export interface BundlerResult {
  name: string
  found: readonly MomentLoad[]
  tolerance: number
  /** Titles of moments at which the bundler is known to load more. */
  eager?: readonly string[]
}
