import { PostgresDialect } from 'kysely'

const CONNECT_MS = 5_000
const STATEMENT_MS = 15_000

/** Creates a dialect over a pool of connections. Every wait has an end, so that a lost server fails requests. */
export async function createPostgresDialect(url: string): Promise<PostgresDialect> {
  const { Pool } = await import('pg')
  const pool = new Pool({
    connectionString: url,
    application_name: 'foyer-server',
    keepAlive: true,
    connectionTimeoutMillis: CONNECT_MS,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    query_timeout: STATEMENT_MS + CONNECT_MS,
  })
  // The pool replaces an idle connection that ends; without a listener, its error would end the process.
  pool.on('error', () => {})
  return new PostgresDialect({ pool })
}
