export function* getCauses(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each
}
