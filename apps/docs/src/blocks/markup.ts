export interface Fault {
  /** Line of the block, from 1. */
  readonly line: number
  readonly message: string
}

export interface MarkupElement {
  readonly line: number
  readonly name: string
  /** Texts of the attributes by name; undefined where an expression gives the value. */
  readonly attributes: Readonly<Record<string, string | undefined>>
}

export interface Markup {
  readonly faults: readonly Fault[]
  readonly elements: readonly MarkupElement[]
}

/** Tells which names a block without a script may use. */
export type IsDeclared = (name: string) => boolean

/** Moves faults of a part to the line of the block where the part begins. */
export const moveFaults = (faults: readonly Fault[], first: number): readonly Fault[] =>
  faults.map(({ line, message }) => ({ line: first + line - 1, message }))

export const lineAt = (code: string, index: number) => code.slice(0, index).split('\n').length

export function readLine(error: Error): number {
  const { loc } = error as { loc?: { line?: number } }
  return loc?.line ?? 1
}
