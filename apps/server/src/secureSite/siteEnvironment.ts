type Environment = Readonly<Record<string, string | undefined>>

const PREFIX = 'SECURE_SITE_'
const DEFAULT_PORT = '8081'

/** Settings of the site by the names that it has for them. */
const SETTING =
  /^((OLDER_)?(SERVICE_KEY(_FILE)?|KEY_PROVIDER|KEY_COMMAND|PKCS11_(MODULE|TOKEN|KEY|PIN_FILE))|(DATABASE|MAIL|NODES|PROVIDERS|CAPTCHA_SECRET)(_FILE)?|URL|PORT|PROXIES|METRICS_ADDRESS|DRAIN_SECONDS|INIT|POLICY|ALLOWED_ORIGINS|MAIL_FROM|DESCRIPTORS(_KEY)?|CAPTCHA_(PAGE|VERIFY_URL))$/

/** Settings that hold secrets: the server takes the names of their files, so that it does not get to know them. */
const SECRETS = ['SERVICE_KEY', 'OLDER_SERVICE_KEY', 'MAIL', 'PROVIDERS', 'CAPTCHA_SECRET'] as const

/** Variables that both processes need. */
const SHARED = /^(PATH|HOME|TMPDIR|TZ|LANG|NODE_ENV|NODE_OPTIONS|NODE_EXTRA_CA_CERTS|SSL_CERT_(FILE|DIR)|OTEL_\w+)$/

export const hasSecureSite = (environment: Environment): boolean => Boolean(environment.SECURE_SITE_URL)

/** Finds settings of the site that it would not get, and those that take the site away from its own origin. */
export function findSiteMistakes(environment: Environment): readonly string[] {
  const names = Object.keys(environment).filter((name) => name.startsWith(PREFIX) && environment[name])
  const isUrlMissing = names.length > 0 && !hasSecureSite(environment)
  const unknown = names.filter((name) => !SETTING.test(name.slice(PREFIX.length)))
  const values = SECRETS.filter((name) => environment[`${PREFIX}${name}`])
  return [
    ...(isUrlMissing ? [`SECURE_SITE_URL is missing, without which ${names.join(', ')} have no effect`] : []),
    ...unknown.map((name) => `${name} is no setting of the secure site`),
    ...values.map((name) =>
      environment[`${PREFIX}${name}_FILE`]
        ? `${PREFIX}${name} is not read beside ${PREFIX}${name}_FILE: leave it out`
        : `${PREFIX}${name} is not read: name its file in ${PREFIX}${name}_FILE`,
    ),
    ...(hasPassword(environment.SECURE_SITE_DATABASE)
      ? ['SECURE_SITE_DATABASE has a password: name a file with it in SECURE_SITE_DATABASE_FILE']
      : []),
    ...(getHost(environment.SECURE_SITE_URL) !== undefined &&
    getHost(environment.SECURE_SITE_URL) === getHost(environment.PUBLIC_URL)
      ? ['SECURE_SITE_URL has the origin of PUBLIC_URL: the site needs one of its own']
      : []),
  ]
}

/** Finds ports that the server and the site would both take. */
export function findPortMistakes(environment: Environment): readonly string[] {
  const { PORT = '8080', METRICS_ADDRESS } = environment
  const own = { PORT: PORT || '8080', METRICS_ADDRESS: getPort(METRICS_ADDRESS) }
  const site = {
    SECURE_SITE_PORT: environment.SECURE_SITE_PORT || DEFAULT_PORT,
    SECURE_SITE_METRICS_ADDRESS: getPort(environment.SECURE_SITE_METRICS_ADDRESS),
  }
  const isSame = (one: string | undefined, other: string | undefined) =>
    Number(one) > 0 && Number(one) === Number(other)
  const others = Object.entries(hasSecureSite(environment) ? site : {})
  return [
    ...(isSame(own.PORT, own.METRICS_ADDRESS) ? ['PORT and METRICS_ADDRESS have the same port: set another one'] : []),
    ...Object.entries(own).flatMap(([name, port]) =>
      others.flatMap(([other, taken]) =>
        isSame(port, taken) ? [`${name} and ${other} have the same port: set another one`] : [],
      ),
    ),
  ]
}

/**
 * Returns the environment of the site's process: the settings that begin with `SECURE_SITE_`, without that prefix, and
 * nothing of the server's but what both need.
 *
 * @param nodes nodes of the server, which the site uses without `SECURE_SITE_NODES`
 */
export function toSiteEnvironment(
  environment: Environment,
  nodes: Readonly<Record<string, readonly string[]>> = {},
): Record<string, string> {
  const first = Object.entries(nodes).flatMap(([chainId, [url]]) =>
    /^(eip155|solana):/.test(chainId) && url !== undefined ? [[chainId, url]] : [],
  )
  const hasNodes = environment.SECURE_SITE_NODES || environment.SECURE_SITE_NODES_FILE
  const { PROXIES, DRAIN_SECONDS } = environment
  const own = Object.entries(environment).flatMap(([name, value]): [string, string][] => {
    if (!value) return []
    if (SHARED.test(name)) return [[name, value]]
    return name.startsWith(PREFIX) ? [[toSiteName(name), value]] : []
  })
  return {
    PORT: DEFAULT_PORT,
    ...(PROXIES && { PROXIES }),
    ...(DRAIN_SECONDS && { DRAIN_SECONDS }),
    ...(first.length > 0 && !hasNodes && { NODES: JSON.stringify(Object.fromEntries(first)) }),
    ...Object.fromEntries(own),
  }
}

const toSiteName = (name: string) => (name === 'SECURE_SITE_URL' ? 'SECURE_URL' : name.slice(PREFIX.length))

/** Writes the site's names of settings in a message as the operator has set them. */
export const toServerNames = (message: string): string =>
  message.replace(/(?<!\w)[A-Z][A-Z\d_]+(?!\w)/g, (name) => {
    if (name === 'SECURE_URL') return 'SECURE_SITE_URL'
    // The server takes the names of their files alone.
    if (SECRETS.some((each) => each === name)) return `${PREFIX}${name}_FILE`
    return name !== 'URL' && SETTING.test(name) ? `${PREFIX}${name}` : name
  })

const getPort = (address = '') => /:(\d+)$/.exec(address)?.[1]
const getHost = (url = '') => (URL.canParse(url) ? new URL(url).host : undefined)
const hasPassword = (url = '') => /^postgres/.test(url) && URL.canParse(url) && new URL(url).password !== ''
