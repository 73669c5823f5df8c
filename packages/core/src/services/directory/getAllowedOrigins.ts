import * as z from 'zod/mini'
import { isModalError } from '../../errors/ModalError.js'
import type { Http } from '../http.js'

const schema = z.object({ allowedOrigins: z.array(z.string()) })

/**
 * `GET /projects/v1/origins`: where the project may be used. Rejects with `RATE_LIMITED` and `SERVER_ERROR`; any other
 * failure is an empty list.
 */
export async function getAllowedOrigins(http: Http, signal?: AbortSignal): Promise<readonly string[]> {
  try {
    const { data } = schema.safeParse(await http.getJson('/projects/v1/origins', { signal }))
    return data?.allowedOrigins ?? []
  } catch (cause) {
    if (isModalError(cause, 'RATE_LIMITED') || isModalError(cause, 'SERVER_ERROR')) throw cause
    return []
  }
}
