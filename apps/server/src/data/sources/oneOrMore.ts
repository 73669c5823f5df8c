import * as z from 'zod/mini'

const MAX_SOURCES = 5

/** Parses one source, or a list of up to 5, the preferred one first. */
export const oneOrMore = <Schema extends z.ZodMiniType>(source: Schema, shape: string) =>
  z
    .union(
      [
        z.pipe(
          source,
          z.transform((one: z.output<Schema>): z.output<Schema>[] => [one]),
        ),
        z.array(source),
      ],
      shape,
    )
    .check(
      z.minLength(1, shape),
      z.maxLength(MAX_SOURCES, `has more than ${MAX_SOURCES} sources`),
      z.refine(areDifferent, 'names a source twice'),
    )

/** Compares URLs or files, of which each source has one: two keys of a service are no two sources. */
const areDifferent = (sources: readonly unknown[]) =>
  new Set(sources.map((source) => Object.values(Object(source)).find((value) => typeof value === 'string'))).size ===
  sources.length
