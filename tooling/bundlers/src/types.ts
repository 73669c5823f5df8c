/** A file that a bundler made. */
export interface Chunk {
  name: string
  code: string
  /** It comes with the page. */
  isEntry: boolean
  /** Names of the chunks that come with it. */
  imports: readonly string[]
  /** Paths of the modules in it. */
  modules: readonly string[]
}

/** What a bundler made of an app. */
export interface Built {
  chunks: readonly Chunk[]
  /** By the path that an `import()` names, the chunks that it loads. */
  lazy: ReadonlyMap<string, readonly string[]>
}

/** When something is loaded: at the beginning, or when an `import()` of ours names these groups. */
export interface Moment {
  title: string
  groups?: readonly string[]
  /** Groups that may come with it, by package. */
  allowed?: Readonly<Record<string, readonly string[]>>
  /** The most files that it may take. */
  files?: number
}

/** What a moment loads. */
export interface Loaded {
  title: string
  files: number
  bytes: number
  groups: readonly string[]
}

/** What was found of one bundler, and what is let pass. */
export interface Result {
  name: string
  found: readonly Loaded[]
  /** A fraction of the first bundler's bytes. */
  tolerance: number
  /** Titles of moments in which it loads more. */
  eager?: readonly string[]
}
