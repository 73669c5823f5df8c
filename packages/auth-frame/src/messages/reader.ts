/** A schema, as far as what it gives is concerned. */
export interface Reader<T> {
  safeParse(
    value: unknown,
  ): { readonly success: true; readonly data: T } | { readonly success: false; readonly error: unknown }
}
