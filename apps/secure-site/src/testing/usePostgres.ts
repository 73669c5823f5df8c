import { afterAll, beforeAll } from 'vitest'
import { type Postgres, startPostgres } from './startPostgres'

/** Runs a Postgres server for the tests of a file. */
export function usePostgres() {
  let postgres: Postgres | undefined
  beforeAll(async () => {
    postgres = await startPostgres()
  })
  afterAll(() => postgres?.stop())
  return {
    async createDatabase(): Promise<string> {
      if (postgres === undefined) throw new Error('Postgres runs only during tests')
      return postgres.createDatabase()
    },
  }
}
