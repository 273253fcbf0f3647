import { Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailDelivery } from './mail-delivery.js';
import { MailTexts } from './mail-texts.js';
import { MailTransport } from './mail-transport.js';
import { MailController } from './mail.controller.js';
import { MailService } from './mail.service.js';
import { OutboxRepository } from './outbox.repository.js';
import { OutboxMail } from './outbox-mail.entity.js';

/** Available to every module. */
@Global()
@Module({
  imports: [TypeOrmModule.forFeature([OutboxMail])],
  controllers: [MailController],
  providers: [MailDelivery, MailService, MailTexts, MailTransport, OutboxRepository],
  exports: [MailService],
})
export class MailModule {}
