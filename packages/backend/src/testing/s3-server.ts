/// <reference path="./s3rver.d.ts" />
import { createServer } from 'node:net';
import S3rver from 's3rver';

export type S3Server = {
  settings: { endpoint: string; bucket: string; accessKeyId: string; secretAccessKey: string; region: string };
  close: () => Promise<void>;
};

/** It does not say which port it took, so one is found for it. */
const findPort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });

/** An S3-compatible server with one empty bucket, which keeps its files in the folder. */
export async function startS3Server(directory: string, bucket = 'images'): Promise<S3Server> {
  const port = await findPort();
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    region: 'us-east-1',
  };
  const configureBuckets = [{ name: bucket, configs: [] }];
  const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets });
  await server.run();
  return { settings, close: () => server.close() };
}
