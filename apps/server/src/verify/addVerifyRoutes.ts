import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { ServerApp } from '../http/createApp'
import { refuse } from '../http/problems'
import { takeQuota } from '../http/takeQuota'
import type { ServiceMetrics } from '../operation/createMetrics'
import { parseJson } from '../parseJson'
import { findProject } from '../projects/findProject'
import type { Usage } from '../projects/openUsage'
import type { Project, Projects } from '../projects/projectSchema'
import type { Attestor } from './openAttestor'

const hashField = z.string().check(z.regex(/^[0-9a-f]{64}$/))
const idsSchema = z.object({ id: hashField, decryptedId: z.optional(hashField) })
const originField = z.string().check(z.regex(/^https?:\/\/[a-z\d.[\]:_-]{1,255}$/i))

/**
 * Adds `POST /v1/attestation`, by which a page has its origin attested. The browser names the origin in a header that
 * no page can change; `createApp` has checked that the project lists it.
 */
export const addAttestationRoute =
  (attestor: Attestor) =>
  (app: ServerApp): void => {
    const attest = createAttest(attestor)
    app.post('/v1/attestation', async (context) => {
      const {
        req,
        json,
        var: { project },
      } = context
      const origin = z.safeParse(originField, req.header('origin'))
      if (!origin.success) return refuse(400, 'A page in a browser is attested, and this request names no origin.')
      return json({ attestation: await attest(parseJson(await req.text()), origin.data, project) })
    })
  }

/** Adds what wallets read, and the page that WalletConnect's client frames in place of a request. */
export const addVerifyRoutes =
  (
    attestor: Attestor,
    {
      projects,
      usage,
      metrics,
      log,
    }: {
      readonly projects: () => Projects
      readonly usage: Usage | undefined
      readonly metrics?: ServiceMetrics | undefined
      log(line: string): void
    },
  ) =>
  (app: ServerApp): void => {
    const attest = createAttest(attestor)
    app.get('/v3/public-key', ({ json }) => json({ publicKey: attestor.publicKey, expiresAt: attestor.keyExpiry() }))
    app.get('/attestation/:id', async ({ req, json }) => {
      const id = z.safeParse(hashField, req.param('id'))
      const found = id.success ? await attestor.find(id.data) : undefined
      if (found === undefined) return refuse(404, 'No page has registered this request.')
      return json({ origin: found.origin, isScam: false })
    })
    app.get('/v3/attestation', async (context) => {
      const { req, html } = context
      const origin = z.safeParse(originField, req.query('origin'))
      if (!origin.success) return refuse(400, 'The origin is missing or is none.')
      const access = findProject(projects(), { key: req.query('projectId') ?? '', origin: origin.data })
      if ('refused' in access) return refuse(access.status, `${access.refused}.`)
      if (usage !== undefined && access.project !== undefined)
        await takeQuota(access.projectId, access.project, usage, { log, metrics })
      const ids = { id: req.query('id'), decryptedId: req.query('decryptedId') }
      const attestation = await attest(ids, origin.data, access.project)
      const nonce = randomBytes(16).toString('base64url')
      // The browser shows the page in a frame of this origin alone, and gives its message to no other one.
      const headers = {
        'content-security-policy': `default-src 'none'; script-src 'nonce-${nonce}'; frame-ancestors ${origin.data}`,
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
      }
      const message = JSON.stringify(JSON.stringify({ type: 'verify_attestation', attestation }))
      const script = `parent.postMessage(${message}, ${JSON.stringify(origin.data)})`
      return html(`<!doctype html><title>Attestation</title><script nonce="${nonce}">${script}</script>`, 200, headers)
    })
  }

/** @param input foreign ids of a message */
const createAttest = (attestor: Attestor) => async (input: unknown, origin: string, project: Project | undefined) => {
  const ids = z.safeParse(idsSchema, input)
  if (!ids.success) return refuse(400, 'The id is not a SHA-256 hash in hex.')
  return attestor.attest({ ...ids.data, origin, isVerified: project?.origins !== undefined })
}
