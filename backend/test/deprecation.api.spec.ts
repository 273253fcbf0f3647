import { Controller, Get } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { ApiTags } from '@nestjs/swagger';
import { apiDocument } from '../src/api-document/api-document.js';
import { httpAdapter } from '../src/app.setup.js';
import { Public } from '../src/common/access/access.decorators.js';
import { Deprecated } from '../src/common/answers/deprecated.decorator.js';

@Controller('old')
@ApiTags('health')
class OldController {
  @Get()
  @Public()
  @Deprecated({ since: '2026-11-01', sunset: '2027-05-01', successor: '/api/new' })
  read() {
    return { ok: true };
  }

  @Get('new')
  @Public()
  stays() {
    return { ok: true };
  }
}

let app: NestFastifyApplication;
beforeAll(async () => {
  const module = await Test.createTestingModule({ controllers: [OldController] }).compile();
  app = module.createNestApplication<NestFastifyApplication>(
    httpAdapter({ TRUST_PROXY: undefined, BASE_PATH: '' }),
  );
  await app.init();
});
afterAll(() => app.close());

it('states in the headers of a deprecated route since when, until when and what replaces it', async () => {
  const { headers } = await app.inject({ url: '/old' });
  expect(headers).toMatchObject({
    deprecation: '@1793491200',
    sunset: 'Sat, 01 May 2027 00:00:00 GMT',
    link: '</api/new>; rel="successor-version"',
  });
  expect((await app.inject({ url: '/old/new' })).headers.deprecation).toBeUndefined();
});

it('marks it in the document', () => {
  const { paths } = apiDocument(app);
  expect(paths['/old']!.get).toMatchObject({
    deprecated: true,
    responses: { 200: { headers: { Deprecation: {}, Sunset: {}, Link: {} } } },
  });
  expect(paths['/old/new']!.get!.deprecated).toBeUndefined();
});
