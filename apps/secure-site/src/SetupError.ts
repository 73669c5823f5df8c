/** Reports an error in settings or storage, which the operator must fix before the site can start. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}

export const EMPTY_DATABASE_MESSAGE =
  'This database is empty. To create a new site, start once with --init (or INIT=1 in the environment). Otherwise, check DATABASE.'
