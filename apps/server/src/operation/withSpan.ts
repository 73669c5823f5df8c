import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

const TRACER = '@foyer/server'

/**
 * Runs an action in a span. Records an error by its kind alone, because messages and stacks may hold secrets.
 * @param attributes nothing that identifies a user, a topic or an address, and no key
 */
export const withSpan = <Result>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: { readonly kind?: SpanKind; readonly attributes?: Attributes },
  action: (span: Span) => Promise<Result>,
): Promise<Result> =>
  trace.getTracer(TRACER).startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      return await action(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      span.setAttribute('error.type', error instanceof Error ? error.name : 'unknown')
      throw error
    } finally {
      span.end()
    }
  })

/** Runs a request to another service in a span. */
export const withUpstreamSpan = <Result>(
  name: string,
  attributes: Attributes,
  action: () => Promise<Result>,
): Promise<Result> => withSpan(name, { kind: SpanKind.CLIENT, attributes }, action)
