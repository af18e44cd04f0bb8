import autocannon, { type Request } from 'autocannon';

export interface Load {
  /** Requests per second, mean. */
  rate: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

interface Target {
  /** Connections rotate over several addresses. */
  url: string | string[];
  method?: 'GET' | 'PUT';
  /** Of several accounts: those of the next request. */
  headers?: Record<string, string> | (() => Record<string, string>);
  /** Body of the next request. */
  body?: () => object;
}

const seconds = Number(process.env['BENCH_SECONDS'] ?? 6);

/** Ten connections for some seconds after two of warm-up; throws for any answer but 200. */
export async function load(target: Target): Promise<Load> {
  await run(target, 2);
  return run(target, seconds);
}

async function run({ url, method = 'GET', headers = {}, body }: Target, duration: number): Promise<Load> {
  const headersNow = () => ({
    ...(typeof headers === 'function' ? headers() : headers),
    ...(body ? { 'content-type': 'application/json' } : {}),
  });
  const setupRequest = (request: Request) => ({
    ...request,
    headers: headersNow(),
    ...(body ? { body: JSON.stringify(body()) } : {}),
  });
  const isFixed = !body && typeof headers !== 'function';
  const result = await autocannon({
    // The package also accepts an array; its types do not.
    url: url as string,
    duration,
    connections: 10,
    requests: [{ method, headers: headersNow(), ...(isFixed ? {} : { setupRequest }) }],
  });
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${String(url)}: ${result.non2xx} wrong answers, ${result.errors} errors`);
  }
  return { rate: result.requests.average, p50: result.latency.p50, p99: result.latency.p99 };
}
