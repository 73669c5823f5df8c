import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { findSiteMistakes, toSiteEnvironment } from './siteEnvironment'

const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')
const REQUIRED = [
  'SERVICE_KEY_FILE',
  'MAIL_FILE',
  'MAIL_FROM',
  'NODES_FILE',
  'ALLOWED_ORIGINS',
  'SECURE_URL',
  'PROXIES',
]

describe('compose.secure-site.yaml', () => {
  const { services, secrets } = parse(read('compose.secure-site.yaml'))
  const { 'secure-site': site, proxy } = services

  it('runs the site by the server’s image with settings that the site has, and secrets in files alone', () => {
    const fill = (text: string) =>
      text.replace(/\$\{\w+:([?-])(\d?)\}/g, (_, kind, value) => (kind === '?' ? 'x' : value))
    const environment = Object.fromEntries(
      Object.entries(site.environment).map(([name, value]) => [name, fill(String(value))]),
    )
    expect(findSiteMistakes(environment)).toEqual([])
    expect(Object.keys(toSiteEnvironment(environment))).toEqual(expect.arrayContaining(REQUIRED))
    expect(site.secrets).toEqual(Object.keys(secrets))
    const files = Object.entries(environment).flatMap(([name, path]) => (name.endsWith('_FILE') ? [path] : []))
    expect(files.sort()).toEqual(site.secrets.map((name: string) => `/run/secrets/${name}`).sort())
    expect(site).toMatchObject({ command: ['dist/server.mjs', 'secure-site'], read_only: true, cap_drop: ['ALL'] })
  })

  it('mounts the folder of descriptions where the site reads it, and gives it the key', () => {
    expect(site.environment.SECURE_SITE_DESCRIPTORS).toMatch(/\{DESCRIPTORS:\+\/descriptors\}$/)
    expect(site.environment.SECURE_SITE_DESCRIPTORS_KEY).toMatch(/\{DESCRIPTORS_KEY:-\}$/)
    const source = expect.stringMatching(/\{DESCRIPTORS:-\.\/deploy\/empty\}$/)
    expect(site.volumes).toContainEqual({ type: 'bind', source, target: '/descriptors', read_only: true })
  })

  it('keeps the site’s secrets and network from the server, and gives it a host of its own', () => {
    const { server } = parse(read('compose.yaml')).services
    expect(server.secrets.filter((name: string) => site.secrets.includes(name))).toEqual([])
    expect([server.networks, proxy.networks]).toEqual([['inside', 'outside'], ['site']])
    expect(read('deploy/Caddyfile.secure-site')).toMatch(
      /^\{\$SECURE_SITE_HOST\} \{[\s\S]*reverse_proxy secure-site:8080/,
    )
    expect(read('Caddyfile')).toContain('import /etc/caddy/sites/*')
  })
})

it('the manifest for Kubernetes has settings that the site has, and a secret of its own', () => {
  const documents = parseAllDocuments(read('deploy/kubernetes-secure-site.yaml'))
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
  const pod = documents[0]?.toJS().spec.template.spec
  const [container] = pod.containers
  const environment: Record<string, string> = Object.fromEntries(
    container.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
  )
  expect(findSiteMistakes(environment)).toEqual([])
  expect(Object.keys(toSiteEnvironment(environment))).toEqual(expect.arrayContaining([...REQUIRED, 'DATABASE_FILE']))
  expect(environment.SECURE_SITE_PORT).toBe(String(container.ports[0].containerPort))
  expect(pod.volumes[0].secret.secretName).toBe('foyer-secure-site')
  const seconds = container.lifecycle.preStop.sleep.seconds + Number(environment.SECURE_SITE_DRAIN_SECONDS)
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(seconds)
  expect(read('deploy/kubernetes.yaml')).not.toContain('foyer-secure-site')
})
