import * as z from 'zod/mini'

const origin = z.string().check(z.regex(/^https?:\/\/[^\s/]+$/, 'has an origin that is not like https://app.example'))

const project = z.strictObject({
  /** Allowed origins, with `*` for a port or a part of a name. Without it every origin is allowed. */
  origins: z.optional(z.array(origin)),
  /** Remote configuration of the modal. Without it the app's own options hold. */
  features: z.optional(
    z.array(
      z.strictObject({
        id: z.string().check(z.minLength(1), z.maxLength(64)),
        isEnabled: z.boolean(),
        config: z._default(z.nullable(z.array(z.string())), null),
      }),
    ),
  ),
  /** Lets the modal send usage events. */
  analytics: z.optional(z.boolean()),
})

/** Projects by id. */
export const projectsSchema = z.record(
  z.string().check(z.regex(/^[\w-]{1,64}$/)),
  project,
  'is not JSON such as {"my-project":{"origins":["https://app.example"]}}',
)

export type Project = z.output<typeof project>
/** Projects by id. Undefined accepts every project id, from any origin. */
export type Projects = Readonly<Record<string, Project>> | undefined
