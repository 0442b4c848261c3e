import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What Prometheus reads at /metrics. One registry a server, so that tests can run several in one process. */
export const createMetrics = (sources: { load: () => { running: number; waiting: number } }) => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge('blueprompt_measure_running', 'Images being measured now', () => sources.load().running);
  gauge('blueprompt_measure_waiting', 'Images waiting to be measured', () => sources.load().waiting);
  return {
    registry,
    requests: new Histogram({
      name: 'blueprompt_http_request_seconds',
      help: 'Time to answer a request',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60],
      registers: [registry],
    }),
    analyses: new Counter({
      name: 'blueprompt_analyses_total',
      help: 'Analyses by engine and how they ended',
      labelNames: ['engine', 'outcome'],
      registers: [registry],
    }),
    mails: new Counter({
      name: 'blueprompt_mails_total',
      help: 'Mails by how sending ended',
      labelNames: ['outcome'],
      registers: [registry],
    }),
    payments: new Counter({
      name: 'blueprompt_payment_events_total',
      help: 'Payment webhook calls by what became of them',
      labelNames: ['outcome'],
      registers: [registry],
    }),
  };
};
export type Metrics = ReturnType<typeof createMetrics>;
