import { log, messageOf } from '../entry/log.mjs'
import type { Tools } from '../entry/processes.mjs'
import { findExecutable } from './findExecutable'
import { installDebianPackages } from './installDebianPackages'

// Debian's redis-tools has the server's program, without the service that its redis-server starts.
const PROGRAMS = ['valkey-server', 'redis-server', 'redis-check-rdb']
const help =
  'Valkey or Redis is needed: install it (Debian: apt-get install redis-tools) or put valkey-server into PATH.'

/** Installs Redis if it and Valkey are missing. If that fails, so do the tests that start it, with what to install. */
export async function ensureValkey({ run, env }: Tools): Promise<void> {
  if (findExecutable(PROGRAMS, env)) return
  try {
    await installDebianPackages({ run, env }, { packages: ['redis-tools'], help })
  } catch (error) {
    log.failed(messageOf(error))
  }
}
