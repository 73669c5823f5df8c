import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { readSettings } from './settings/readSettings'

const read = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8')
const documents = parseAllDocuments(read('deploy/kubernetes.yaml'))
const find = (kind: string) => documents.map((each) => each.toJS()).find((each) => each.kind === kind)
const [deployment, service, budget] = [find('Deployment'), find('Service'), find('PodDisruptionBudget')]
const pod = deployment.spec.template.spec
const [container] = pod.containers
const env: Record<string, string> = Object.fromEntries(
  container.env.map(({ name, value }: { name: string; value: string }) => [name, value]),
)

it('the manifests are YAML without mistakes, and select the same pods', () => {
  expect(documents.flatMap(({ errors, warnings }) => [...errors, ...warnings])).toEqual([])
  const labels = deployment.spec.template.metadata.labels
  expect(deployment.spec.selector.matchLabels).toEqual(labels)
  expect(service.spec.selector).toEqual(labels)
  expect(budget.spec.selector.matchLabels).toEqual(labels)
})

it('two instances run, and no update or drained node stops both', () => {
  expect(deployment.spec.replicas).toBe(2)
  expect(deployment.spec.strategy.rollingUpdate).toEqual({ maxUnavailable: 0, maxSurge: 1 })
  expect(budget.spec.minAvailable).toBe(1)
})

it('probes, service and metrics name ports and paths that the server has', () => {
  const ports = Object.fromEntries(
    container.ports.map(({ name, containerPort }: { name: string; containerPort: number }) => [name, containerPort]),
  )
  expect(String(ports.http)).toBe(env.PORT)
  expect(env.METRICS_ADDRESS).toBe(`0.0.0.0:${ports.metrics}`)
  expect(deployment.spec.template.metadata.annotations['prometheus.io/port']).toBe(String(ports.metrics))
  expect(service.spec.ports).toEqual([{ name: 'http', port: 80, targetPort: 'http' }])
  for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe'])
    expect(container[probe].httpGet).toEqual({ path: probe === 'readinessProbe' ? '/ready' : '/health', port: 'http' })
})

it('a stopping instance has time to drain', () => {
  const seconds = container.lifecycle.preStop.sleep.seconds + Number(env.DRAIN_SECONDS)
  expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(seconds)
})

it('the settings are valid, and secrets are files of the secret', () => {
  const files = Object.entries(env).filter(([name]) => name.endsWith('_FILE'))
  expect(files.map(([name]) => name)).toEqual(['VALKEY_URL_FILE', 'PROJECTS_FILE', 'NODES_FILE'])
  const mount = container.volumeMounts.find(({ name }: { name: string }) => name === 'secrets')
  for (const [, path] of files) expect(path.startsWith(`${mount.mountPath}/`)).toBe(true)
  const others = Object.fromEntries(Object.entries(env).filter(([name]) => !name.endsWith('_FILE')))
  expect(readSettings(others)).toMatchObject({ PORT: 8080, DRAIN_SECONDS: 20, PROXIES: 1 })
  expect(pod.volumes).toContainEqual({ name: 'secrets', secret: { secretName: 'foyer-server', defaultMode: 0o440 } })
})

it('the container runs as the image’s user, and can write to its data alone', () => {
  expect(read('Dockerfile')).toContain(`USER ${pod.securityContext.runAsUser}:${pod.securityContext.runAsGroup}`)
  expect(pod.securityContext.runAsNonRoot).toBe(true)
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ['ALL'] },
  })
  expect(env.DATA_FOLDER).toBe('/data')
})
