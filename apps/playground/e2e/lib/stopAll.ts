/** Stops services, newest first. Reports a failure and stops the others. */
export async function stopAll(stops: (() => Promise<unknown>)[]): Promise<void> {
  for (const stop of stops.splice(0).reverse()) {
    await stop().catch((error: unknown) => console.error(error))
  }
}
