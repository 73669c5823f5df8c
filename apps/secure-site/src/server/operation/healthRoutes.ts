import { toJsonResponse, toProblemResponse } from '../http/responses'
import type { PageRoute } from '../http/routes'
import { getErrorNameAndCode } from '../mail/createOutbox'

const CHECK_TIMEOUT_MS = 5_000

/** Serves `/health`, whether the process answers, and `/ready`, whether it should get requests. */
export const healthRoutes = ({
  isDraining,
  canDecryptWallets,
  log,
}: {
  isDraining: () => boolean
  canDecryptWallets: () => Promise<boolean>
  log: (line: string) => void
}): PageRoute[] => [
  { method: 'GET', path: '/health', answer: () => toJsonResponse({ status: 'alive' }) },
  {
    method: 'GET',
    path: '/ready',
    limits: { timeoutMs: CHECK_TIMEOUT_MS },
    async answer() {
      if (isDraining()) return toProblemResponse(503, 'This instance is stopping.')
      try {
        if (await canDecryptWallets()) return toJsonResponse({ status: 'ready' })
      } catch (error) {
        log(`secure: the storage could not be read: ${getErrorNameAndCode(error)}`)
        return toProblemResponse(503, 'The storage isn’t responding.')
      }
      return toProblemResponse(503, 'The service key doesn’t fit the storage.')
    },
  },
]
