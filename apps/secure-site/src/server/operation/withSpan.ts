import { type Attributes, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'

const TRACER = '@foyer/secure-site'

/**
 * Runs an action in a span. Records an error by its kind alone, because messages and stacks may hold secrets.
 * @param attributes nothing that identifies a user, a device or a network address
 */
export const withSpan = <Result>(
  name: string,
  { kind = SpanKind.INTERNAL, attributes = {} }: { kind?: SpanKind; attributes?: Attributes },
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
